/** The list with a clerk of the read-only account's own supplier open. */
export const addresses = { clerkManage: () => ({ view: '8002' }) }
