import { describe, expect, it } from 'vitest'
import { readGatewayForm } from '#features/money/platformService/payment/gatewayForm'

const form = (inside: string, more = '') =>
  `<form action="https://gateway.example/pay" method="post"${more}>${inside}</form>`

describe('the form of a gateway', () => {
  it.each([
    ['a=1 style="x"', `<input name="sign" value="a=1 style=&quot;x&quot;">`],
    [" style='b' c>d", `<input name="sign" value=" style='b' c>d" style="display:none">`],
    ["it's", `<p style='color: red'>it's</p><input style=width:0 name='sign' value="it's">`],
  ])('keeps the value %j unchanged and drops the styles around it', (value, inside) => {
    expect(readGatewayForm(form(inside, ' style="display: none"'))?.fields).toEqual([['sign', value]])
  })

  it('is parsed without its style sheet', () => {
    expect(readGatewayForm(`<style>p { color: red }</style>${form('<input name="a" value="1">')}`)).toMatchObject({
      action: 'https://gateway.example/pay',
      method: 'post',
      fields: [['a', '1']],
    })
  })
})
