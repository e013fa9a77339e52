import { filters } from '#shared/http/request'
import { articleEndpoints } from './endpoints'

/** What calls about help articles carry. */
export const articleRequests = {
  page: filters(articleEndpoints.page, ['articleCategoryName', 'keyword', 'title']),
}
