import type { MaterialType } from '#features/procurement/material/model'

/** A material with its reference price including tax (yuan per unit) and tax rate (percent). */
export type CatalogRow = {
  materialCode: string
  materialName: string
  spec: string
  grade: string
  unit: string
  taxUnitPrice: string
  taxRate: string
  materialType: MaterialType
  categoryName: string
}

export const catalog: CatalogRow[] = [
  row('GJ-HPB-06', '高线（盘圆）', 'Φ6', 'HPB300', 't', '3720.00', '13', 'REBAR', '盘圆'),
  row('GJ-HPB-08', '高线（盘圆）', 'Φ8', 'HPB300', 't', '3695.00', '13', 'REBAR', '盘圆'),
  row('GJ-PL-08', '盘螺', 'Φ8', 'HRB400E', 't', '3740.00', '13', 'REBAR', '盘螺'),
  row('GJ-PL-10', '盘螺', 'Φ10', 'HRB400E', 't', '3690.00', '13', 'REBAR', '盘螺'),
  row('GJ-LW-12', '螺纹钢', 'Φ12×9m', 'HRB400E', 't', '3555.00', '13', 'REBAR', '螺纹钢'),
  row('GJ-LW-14', '螺纹钢', 'Φ14×9m', 'HRB400E', 't', '3535.00', '13', 'REBAR', '螺纹钢'),
  row('GJ-LW-16', '螺纹钢', 'Φ16×9m', 'HRB400E', 't', '3515.00', '13', 'REBAR', '螺纹钢'),
  row('GJ-LW-20', '螺纹钢', 'Φ20×12m', 'HRB400E', 't', '3505.00', '13', 'REBAR', '螺纹钢'),
  row('GJ-LW-25', '螺纹钢', 'Φ25×12m', 'HRB400E', 't', '3525.00', '13', 'REBAR', '螺纹钢'),
  row('GJ-LW-32', '螺纹钢', 'Φ32×12m', 'HRB400E', 't', '3585.00', '13', 'REBAR', '螺纹钢'),
  row('GJ-LW-40', '螺纹钢', 'Φ40×12m', 'HRB500E', 't', '3860.00', '13', 'REBAR', '螺纹钢'),
  row('HNT-C15', '商品混凝土', 'C15 垫层 坍落度140±20', 'C15', 'm³', '418.00', '3', 'CONCRETE', '普通混凝土'),
  row('HNT-C20', '商品混凝土', 'C20 自卸 坍落度120±20', 'C20', 'm³', '438.00', '3', 'CONCRETE', '普通混凝土'),
  row('HNT-C30', '商品混凝土', 'C30 泵送 坍落度180±20', 'C30', 'm³', '470.00', '3', 'CONCRETE', '普通混凝土'),
  row('HNT-C30P6', '商品混凝土', 'C30 P6 泵送 坍落度180±20', 'C30P6', 'm³', '485.00', '3', 'CONCRETE', '抗渗混凝土'),
  row('HNT-C35P8', '商品混凝土', 'C35 P8 泵送 坍落度180±20', 'C35P8', 'm³', '505.00', '3', 'CONCRETE', '抗渗混凝土'),
  row('HNT-C40', '商品混凝土', 'C40 泵送 坍落度200±20', 'C40', 'm³', '535.00', '3', 'CONCRETE', '普通混凝土'),
  row('HNT-C60', '商品混凝土', 'C60 泵送 扩展度600±50', 'C60', 'm³', '665.00', '3', 'CONCRETE', '高强混凝土'),
  row('DC-SN425S', '普通硅酸盐水泥', 'P·O 42.5 散装', 'P·O 42.5', 't', '428.00', '13', 'RAW', '水泥'),
  row('DC-SN425D', '普通硅酸盐水泥', 'P·O 42.5R 袋装 50kg', 'P·O 42.5R', 't', '465.00', '13', 'RAW', '水泥'),
  row('DC-ZS', '中砂（机制砂）', '细度模数2.3~3.0', 'Ⅱ类', 't', '118.50', '3', 'RAW', '砂'),
  row('DC-SS525', '碎石', '5~25mm 连续级配', 'Ⅱ类', 't', '96.80', '3', 'RAW', '石'),
  row('DC-FMH2', '粉煤灰', 'F类 散装', 'Ⅱ级', 't', '165.00', '13', 'RAW', '粉煤灰'),
  row('DC-YF', '砂石运输服务', '自卸车 运距≤40km', '—', 't', '22.00', '9', 'RAW', '运输'),
  row('ZC-JQK', '蒸压加气混凝土砌块', '600×200×200', 'A5.0 B06', 'm³', '268.00', '13', 'SUNDRY', '砌体砂浆'),
  row('ZC-DM5', '干混砌筑砂浆', 'DM M5 散装', 'M5', 't', '295.00', '13', 'SUNDRY', '砌体砂浆'),
  row('ZC-MB15', '覆膜胶合板模板', '1830×915×15', '一等品', '张', '62.50', '13', 'SUNDRY', '模板木方'),
  row('ZC-MF', '方木', '50×100×4000', '松木', '根', '31.80', '13', 'SUNDRY', '模板木方'),
  row('ZC-KJ', '直角扣件', 'Φ48.3', 'GB/T 15831', '个', '5.60', '13', 'SUNDRY', '扣件'),
  row('ZC-ZS22', '镀锌扎丝', '22# 35cm', '—', 'kg', '5.85', '13', 'SUNDRY', '五金'),
  row('ZC-AQW', '密目式安全立网', '1.8m×6m 2000目', '阻燃', '张', '46.00', '13', 'SUNDRY', '安全防护'),
  row('ZC-BV25', '铜芯绝缘电线', 'BV 2.5mm² 100m/卷', '450/750V', '卷', '189.00', '13', 'SUNDRY', '电料'),
]

/**
 * The catalogue row of a code; the type's prefix is optional: LW-12 is GJ-LW-12.
 *
 * @throws when the catalogue has no such code
 */
export function catalogRow(code: string): CatalogRow {
  const found = catalog.find(
    ({ materialCode }) => materialCode === code || materialCode.replace(/^[A-Z]+-/, '') === code,
  )
  if (!found) throw new Error(`The catalogue has no ${code}`)
  return found
}

function row(
  materialCode: string,
  materialName: string,
  spec: string,
  grade: string,
  unit: string,
  taxUnitPrice: string,
  taxRate: string,
  materialType: MaterialType,
  categoryName: string,
): CatalogRow {
  return { materialCode, materialName, spec, grade, unit, taxUnitPrice, taxRate, materialType, categoryName }
}
