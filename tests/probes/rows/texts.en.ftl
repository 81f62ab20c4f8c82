already-laid = This picture is in your row already.
already-full = Your row is full.
not-full = Your row isn’t full yet.
ready-first = Say that you are ready; then you may still change your row.
already-ready = You said so already.
no-such-picture = This picture isn’t in the agreed set.
same-place = { $count ->
    [one] { $count } picture in the same place as the left neighbour’s
   *[other] { $count } pictures in the same place as the left neighbour’s
}
other-place = { $count ->
    [one] { $count } common picture in another place
   *[other] { $count } common pictures in other places
}
star = The star is in the row
