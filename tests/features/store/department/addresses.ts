/** The tree with a department chosen. */
export const addresses = { storeDepartmentManage: () => ({ id: '7105' }) }
