/** The open connections to IndexedDB, whichever file of a worker opened them: the modules that hold them are shared. */
export const connections = new Set<IDBDatabase>()

const { open } = IDBFactory.prototype
IDBFactory.prototype.open = function (...args) {
  const request = open.apply(this, args)
  request.addEventListener('success', () => connections.add(request.result))
  return request
}
