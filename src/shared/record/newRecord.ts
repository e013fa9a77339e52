/** The query value that opens a drawer for a new record. */
export const NEW_RECORD = 'new'
