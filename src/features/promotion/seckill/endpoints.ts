import { getPage, getRecord, post, remove, requiring } from '#shared/endpoint'

const SECKILL = '/api/store/promotion/seckill'

/** Calls about the platform's seckills, and what the shop applied with. */
export const seckillEndpoints = {
  page: getPage(SECKILL),
  byId: getRecord(`${SECKILL}/{id}`, 'id'),
  applies: requiring(getPage(`${SECKILL}/apply`), 'seckillId'),
  /** The body is the list of rows; those of the same SKUs are replaced. */
  apply: post(`${SECKILL}/apply/{seckillId}`),
  withdraw: remove(`${SECKILL}/apply/{seckillId}/{id}`),
}
