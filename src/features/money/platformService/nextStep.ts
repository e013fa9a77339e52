/** The next step of an order, by payment status. */
export const payNext: Readonly<Record<string, string>> = {
  0: '下一步：选择支付方式并付款',
  1: '下一步：在倒计时结束前完成付款',
  2: '付款完成，服务已开通',
  3: '下一步：换一种支付方式重新支付',
  4: '订单已撤销，如仍需要请重新购买',
  5: '款项已原路退回，如仍需要请重新购买',
  6: '超时未付款，订单已关闭，如仍需要请重新购买',
}
