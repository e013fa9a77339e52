import type { Comment } from '#features/mall/comment/model'
import { table } from '#mocks/kernel/store/table'

/** A comment of a buyer. */
export type CommentRow = Omit<Comment, 'deliveryScore' | 'serviceScore' | 'descriptionScore'> & {
  deliveryScore: number
  serviceScore: number
  descriptionScore: number
  storeId: string
  storeName: string
  memberProfile: string
  goodsId: string
  skuId: string
  createBy: string
}

export const commentTables = { comments: table<CommentRow>() }
