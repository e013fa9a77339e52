import { StoredGoods } from './StoredGoods'

/** 编辑模板. */
export default function GoodsTemplatePage() {
  return <StoredGoods screen="goods-template-operation-edit" list="template-goods" />
}
