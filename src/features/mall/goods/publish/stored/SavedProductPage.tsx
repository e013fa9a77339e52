import { StoredGoods } from './StoredGoods'

/** 编辑草稿. */
export default function SavedProductPage() {
  return <StoredGoods screen="goods-draft-operation-edit" list="draft-goods" />
}
