/** First port of the journeys; different from the product's own, so that both can run. */
const FIRST_PORT = Number(process.env.E2E_PORT ?? 10012)
/** Each worker of Playwright has a server, and so a demo world, of its own. */
export const PORTS = [FIRST_PORT, FIRST_PORT + 1]
/** Port of this worker's server. */
export const PORT = FIRST_PORT + Number(process.env.TEST_PARALLEL_INDEX ?? 0)
/** The path that the site is served under, e.g. `/supplier/`. */
export const BASE = process.env.BASE ?? '/'
/** The embedded API's controls. Node resolves no sub-domain of localhost, browsers do. */
export const CONTROL = `http://localhost:${PORT}/__mock`
/** The two products; the host selects one. */
export const SITES = { supplier: `http://supplier.localhost:${PORT}`, material: `http://localhost:${PORT}` }
