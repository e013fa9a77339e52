import * as wire from '#domain/wire'
import { body, filters } from '#shared/http/request'
import { templateEndpoints } from './endpoints'
import { templateInput } from './model'

/** What calls about freight templates carry. */
export const templateRequests = {
  all: filters(templateEndpoints.all, ['name', 'pricingMethod'], { isPaged: true }),
  add: body(templateEndpoints.add, templateInput),
  update: body(templateEndpoints.update, { ...templateInput.entries, id: wire.id() }),
}
