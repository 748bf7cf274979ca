/// Things that are to happen, taken out in order of time, then of rank, then as they came in.
struct EventQueue<Event> {
  private struct Entry {
    /// Seconds.
    let time: Double
    let rank: Int
    let order: Int
    let event: Event

    func isBefore(_ other: Entry) -> Bool {
      (time, rank, order) < (other.time, other.rank, other.order)
    }
  }

  /// A binary heap.
  private var heap: [Entry] = []
  private var nextOrder = 0

  mutating func add(_ event: Event, at time: Double, rank: Int) {
    heap.append(Entry(time: time, rank: rank, order: nextOrder, event: event))
    nextOrder += 1
    var place = heap.count - 1
    while place > 0, heap[place].isBefore(heap[(place - 1) / 2]) {
      heap.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  mutating func next() -> (time: Double, event: Event)? {
    guard let first = heap.first, let last = heap.popLast() else { return nil }
    if !heap.isEmpty {
      heap[0] = last
      sink()
    }
    return (first.time, first.event)
  }

  private mutating func sink() {
    var place = 0
    while true {
      var least = place
      for child in [2 * place + 1, 2 * place + 2] where child < heap.count {
        if heap[child].isBefore(heap[least]) { least = child }
      }
      guard least != place else { return }
      heap.swapAt(least, place)
      place = least
    }
  }
}
