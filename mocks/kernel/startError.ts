/** The embedded API cannot start; the message is one sentence for the console. */
export class StartError extends Error {
  override name = 'StartError'
}
