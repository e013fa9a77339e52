import { type Payment, payStatus, payTypes } from '#features/money/platformService/model'

/** The page that simulates the gateway's own. */
export const CASHIER_PATH = '/__mock/cashier'

type Attempt = Pick<Payment, 'id' | 'payType' | 'amount' | 'createTime' | 'expireTime'> & { orderSn: string }

/** An attempt awaiting payment, with the gateway's code or form. */
export function openAttempt({ orderSn, ...attempt }: Attempt): Payment {
  const paySn = `ZF${attempt.createTime.slice(0, 10).replaceAll('-', '')}${attempt.id.slice(-6)}`
  return {
    ...attempt,
    paySn,
    payStatus: payStatus.code.paying,
    payTime: '',
    failReason: '',
    ...meansOf(attempt, paySn, orderSn),
  }
}

/** A finished attempt; it no longer has a code or form. */
export function closedAttempt(attempt: Payment, payStatus: number, change: Partial<Payment> = {}): Payment {
  const { qrCode: _code, formHtml: _form, ...rest } = attempt
  return { ...rest, payStatus, ...change }
}

function meansOf({ payType, amount }: Pick<Payment, 'payType' | 'amount'>, paySn: string, orderSn: string) {
  const way = payTypes[payType as keyof typeof payTypes]?.way
  if (way === 'gateway') return { formHtml: gatewayForm({ paySn, orderSn, amount: amount ?? '' }) }
  if (payType === 'WECHAT_NATIVE') return { qrCode: `weixin://wxpay/bizpayurl?pr=${paySn}` }
  return { qrCode: `https://qr.pay.example/${payType.toLowerCase().replaceAll('_', '-')}/${paySn}` }
}

/** A form with a script that submits it, as real gateways send it. */
function gatewayForm(fields: Record<string, string>): string {
  const inputs = Object.entries(fields).map(([name, value]) => `<input type="hidden" name="${name}" value="${value}"/>`)
  return `<form id="gatewayForm" action="${CASHIER_PATH}" method="post">${inputs.join('')}<input type="submit" value="pay" style="display:none"/></form><script>document.forms['gatewayForm'].submit();</script>`
}
