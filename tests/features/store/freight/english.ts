/** Addresses of the screens to be shown in English. */
export const english = ['/ship-templates', '/ship-template-edit']
