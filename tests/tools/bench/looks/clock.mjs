// Loaded into a server by `node --import`: its time stands still at DEMO_TIME, so that every start has the same demo.
import { ServerResponse } from 'node:http'

const moment = Date.parse(process.env.DEMO_TIME)

globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [moment] : args, newTarget),
  apply: (target) => new target(moment).toString(),
  get: (target, name) => (name === 'now' ? () => moment : Reflect.get(target, name)),
})

// Node fills in the real time otherwise, and the page takes its day from this header.
const { writeHead } = ServerResponse.prototype
ServerResponse.prototype.writeHead = function (...args) {
  this.setHeader('Date', new Date().toUTCString())
  return writeHead.apply(this, args)
}
