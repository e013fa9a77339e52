import { StoredGoods } from './StoredGoods'

/** 编辑草稿. */
export default function GoodsDraftPage() {
  return <StoredGoods screen="goods-draft-operation-edit" list="draft-goods" />
}
