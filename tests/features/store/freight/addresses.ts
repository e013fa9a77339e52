import { db } from '#mocks/areas'

/** The editor with a template. */
export const addresses = {
  shipTemplateEdit: () => ({ id: db.freightTemplates.find((row) => row.supplierId === '9001')?.id ?? '' }),
}
