import { OWN_TRUCK } from '#features/store/logistics/model'
import { into, type SeedPart } from '#mocks/kernel/store/store'
import { type LogisticsRow, logisticsTables, type StoreLogisticsRow } from './rows'

const COMPANIES = `顺丰速运 SF,中通快递 ZTO,圆通速递 YTO,申通快递 STO,韵达速递 YD,邮政快递包裹 YZPY,EMS EMS,京东快递 JD,极兔速递 JTSD,德邦快递 DBL,
德邦物流 DBLKY,安能物流 ANE,百世快运 BTWL,中通快运 ZTOKY,顺丰快运 SFKY,跨越速运 KYSY,天地华宇 HOAU,佳吉快运 CNEX,壹米滴答 YMDD,宅急送 ZJS,
优速快递 UC,天天快递 HHTT,国通快递 GTO,速尔快递 SURE,中铁物流 ZTWL,盛辉物流 SHWL,新邦物流 XBWL,远成物流 YCWL,信丰物流 XFEX,龙邦快递 LB,
${OWN_TRUCK} OWN`

/** The companies of the platform; each demo shop uses four, one of them with waybills, and its own vehicles. */
export function seedLogistics(): SeedPart[] {
  const companies = COMPANIES.split(/,\s*/).map((text, index): LogisticsRow => {
    const [name = '', code = ''] = text.split(' ')
    return { id: `17694000000000000${String(index + 1).padStart(2, '0')}`, name, code, disabled: 'OPEN' }
  })
  const used = ['9001', '9003'].flatMap((storeId) =>
    [...companies.slice(0, 4), ...companies.slice(-1)].map(({ id }, index): StoreLogisticsRow => {
      const hasWaybillAccount = index === 0
      return {
        id: `17695000000${storeId}${String(index + 1).padStart(4, '0')}`,
        storeId,
        logisticsId: id,
        faceSheetFlag: hasWaybillAccount,
        customerName: hasWaybillAccount ? `SF${storeId}7755` : '',
        customerPwd: hasWaybillAccount ? `pwd-${storeId}` : '',
        monthCode: hasWaybillAccount ? `month-${storeId}` : '',
        sendSite: hasWaybillAccount ? '宝安航城点部' : '',
        sendStaff: '',
        payType: hasWaybillAccount ? '3' : '1',
        expType: '1',
      }
    }),
  )
  return [into(logisticsTables.logistics, companies), into(logisticsTables.storeLogistics, used)]
}
