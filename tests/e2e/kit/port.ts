/** Port of the server that the journeys run against; different from the product's own, so that both can run. */
export const PORT = Number(process.env.E2E_PORT ?? 10012)
/** The embedded API's controls. Node resolves no sub-domain of localhost, browsers do. */
export const CONTROL = `http://localhost:${PORT}/__mock`
/** The two products; the host selects one. */
export const SITES = { supplier: `http://supplier.localhost:${PORT}`, material: `http://localhost:${PORT}` }
