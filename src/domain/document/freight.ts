/** A service that moves the goods, named as such: '砂石运输服务', '砂石运输（碎石车）', '运费'. */
const FREIGHT_NAME = /(运输|运输服务|运输费|运费)(（[^）]*）)?$/

/**
 * True for a freight line. It repeats the weight of the goods it moved, so it counts in amounts and never in weights or
 * tolerances. Only settlement lines carry the flag; elsewhere it is recognised by its
 * name.
 */
export function isFreightLine(line: { materialName?: string; isFreight?: boolean }): boolean {
  return line.isFreight === true || FREIGHT_NAME.test(line.materialName ?? '')
}
