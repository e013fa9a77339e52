/** The list with a role open. */
export const addresses = { storeRoleManage: () => ({ view: '7001' }) }
