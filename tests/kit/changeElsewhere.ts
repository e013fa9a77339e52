/** Simulates a resource change in another browser tab. */
export function changeElsewhere(resource: string) {
  const channel = new BroadcastChannel('changedResources')
  channel.postMessage([resource])
  channel.close()
}
