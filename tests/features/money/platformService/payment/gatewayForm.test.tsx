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

  it.each([
    ['', null],
    [null, null],
    ['<p>busy</p>', null],
    ['<form></form>', null],
    ['<form action="javascript:alert(1)"></form>', null],
    ['<form action="http://gateway.example/pay"></form>', null],
    [
      '<form action="https://gateway.example/pay?a=1"><input name="a" value="1&amp;2"><input type="submit" name="b"></form>',
      ['get', 'gateway.example', [['a', '1&2']]],
    ],
    [
      '<form method="POST" action="https://gateway.example/"><input name="method" value="x"></form><script>document.forms[0].submit()</script>',
      ['post', 'gateway.example', [['method', 'x']]],
    ],
  ])('in %j is read, or null when there is none that is safe to send', (html, expected) => {
    const form = readGatewayForm(html)
    expect(form && [form.method, form.host, form.fields]).toEqual(expected)
  })
})
