import { isPhone } from '#domain/cell/phone'
import { memberEndpoints } from '#features/account/profile/endpoints'
import { SAME_PHONE, validateProfile } from '#features/account/profile/model'
import { memberRequests } from '#features/account/profile/requests'
import { registrationEndpoints } from '#features/account/register/endpoints'
import { findAccount, takeSmsCodes } from '#mocks/account/signIn/rules'
import { defineArea } from '#mocks/kernel/area'
import { type Account, callerTables } from '#mocks/kernel/auth/caller'
import { screensIn } from '#mocks/kernel/auth/menu'
import { revokeAccount } from '#mocks/kernel/auth/token'
import { validated } from '#mocks/kernel/http/guards'
import { badInput, Refusal, refusal } from '#mocks/kernel/http/reply'
import { bodyBy } from '#mocks/kernel/http/request'
import { readRoute, writeRoute } from '#mocks/kernel/http/route'
import { resetOwner } from '#mocks/kernel/store/owner'

/** Profile and phone of the signed-in person. Open to every account, so without a grant. */
export const area = defineArea({
  menu: screensIn('enterprise', {}, [[80, 'personal-enter', '个人中心', 'personal-enter']]),
  routes: [
    readRoute(registrationEndpoints.member, null, ({ account }) => memberOf(account)),
    readRoute({ ...memberEndpoints.save, alsoBy: ['POST'] }, null, (call) => {
      const input = validated(call, memberRequests.save, validateProfile)
      return memberOf(callerTables.accounts.update(call.account.id, { userName: input.nickName, face: input.face }))
    }),
    readRoute(memberEndpoints.changePhone, null, (call) => {
      const { account } = call
      const { oldMobile, oldCode, mobile, code } = bodyBy(call, memberRequests.changePhone)
      if (oldMobile !== account.phone) throw refusal(20011, '非当前用户的手机号')
      if (!isPhone(mobile)) throw badInput('手机号格式不正确')
      if (mobile === oldMobile) throw new Refusal(SAME_PHONE)
      if (findAccount(mobile)) throw refusal(20034, '该手机号已存在')
      takeSmsCodes('BIND_MOBILE', [
        { phone: oldMobile, code: oldCode, detail: '原手机号' },
        { phone: mobile, code },
      ])
      callerTables.accounts.update(account.id, { phone: mobile })
      return true
    }),
    readRoute(memberEndpoints.demo, null, () => ({ canReset: true })),
    writeRoute(memberEndpoints.resetDemo, 'role', ({ account: { supplierId } }) => {
      const staff = callerTables.accounts.filter((one) => one.supplierId === supplierId)
      resetOwner(supplierId)
      for (const { id } of staff) revokeAccount(id)
      return true
    }),
  ],
})

function memberOf({ id, account, userName, phone, face, enabled, supplierId, createTime }: Account) {
  return {
    id,
    username: account,
    password: null,
    nickName: userName,
    mobile: phone,
    face: face ?? '',
    // In the API of the mall, `disabled: true` means enabled.
    disabled: enabled,
    haveStore: supplierId !== '',
    storeId: supplierId,
    createTime,
  }
}
