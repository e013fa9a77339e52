import type { ImportColumn } from '#domain/workbook/importColumns'

const INFORMATION = { required: false, isInformation: true }

/** The columns of the workbook of products, in the order of the template. */
export const goodsColumns = [
  column('goodsName', '商品名称', 'text', { aliases: ['名称', '品名', '产品名称'] }),
  column('sellingPoint', '商品卖点', 'text', { aliases: ['卖点'] }),
  column('category', '商品分类', 'text', { aliases: ['分类', '类目', '商品类目'] }),
  column('template', '运费模板', 'text', { aliases: ['运费'] }),
  column('unit', '计量单位', 'text', { aliases: ['单位'] }),
  column('release', '发布状态', 'text', { aliases: ['状态', '上架状态'] }),
  column('pictures', '商品图片', 'text', { aliases: ['图片', '主图', '图片地址'] }),
  column('cost', '成本价', 'number', { aliases: ['成本', '进价', '进货价'] }),
  column('price', '销售价', 'number', { aliases: ['售价', '零售价', '价格'] }),
  column('quantity', '库存', 'quantity', { aliases: ['库存数量', '库存量'] }),
  column('weight', '重量', 'number', { aliases: ['毛重', '单件重量'] }),
  column('sn', '货号', 'code', { aliases: ['商品编码', '商品货号', '编码'] }),
  column('intro', '详情', 'text', { aliases: ['商品详情', '描述'], required: false }),
  column('specName', '规格项', 'text', { aliases: ['规格名', '规格名称'] }),
  column('specValue', '规格值', 'text', { aliases: ['规格'] }),
] as const satisfies readonly ImportColumn[]

/** The columns of the workbook of stocks, in the order of the export. */
export const stockColumns = [
  column('goodsId', '商品编号', 'code', { aliases: ['商品ID'], required: false }),
  column('skuId', 'SKU编号', 'code', { aliases: ['SKUID', '规格ID(SKUID)', '规格编号'], required: false }),
  column('direction', '修改方向', 'text', {
    aliases: ['库存修改方向 增/减', '库存修改方向', '库存修改方向（必填，填 增 或者 减）', '方向', '增减'],
  }),
  column('amount', '修改数量', 'quantity', { aliases: ['库存变更数量', '数量', '增减数量'] }),
  column('goodsName', '商品名称', 'text', INFORMATION),
  column('simpleSpecs', '规格', 'text', INFORMATION),
  column('sn', '货号', 'code', { aliases: ['商品编码', '商品货号'], required: false }),
  column('stock', '当前库存', 'quantity', INFORMATION),
  column('alertQuantity', '预警值', 'number', INFORMATION),
] as const satisfies readonly ImportColumn[]

/** The first row of the workbook of stocks, above its heads. */
export const STOCK_NOTE = '修改方向填“增”或“减”，修改数量填正整数；两格都空的行不修改'

function column<Field extends string>(
  field: Field,
  label: string,
  kind: ImportColumn['kind'],
  more: Pick<ImportColumn, 'aliases' | 'required' | 'isInformation'> = {},
) {
  return { field, label, kind, required: true, ...more }
}
