import { registrationEndpoints } from '#features/account/register/endpoints'
import { checkClient, findAccount, knownClient, takeSmsCode } from '#mocks/account/signIn/rules'
import { defineArea } from '#mocks/kernel/area'
import { callerTables, supplierOf } from '#mocks/kernel/auth/caller'
import { issueTokens } from '#mocks/kernel/auth/token'
import { badInput, Refusal, refusal } from '#mocks/kernel/http/reply'
import { textField } from '#mocks/kernel/http/request'
import { publicRoute } from '#mocks/kernel/http/route'
import { worldNow } from '#mocks/kernel/store/now'
import { nextId } from '#mocks/kernel/store/store'
import { agreementArticles } from './seed'

/** Registration, and the sign-in of members, who may have no shop. */
export const area = defineArea({
  routes: [
    publicRoute(registrationEndpoints.register, (reading) => {
      const clientId = knownClient(reading.headers)
      const username = textField(reading, 'username')
      const phone = textField(reading, 'mobilePhone')
      const passwordHash = textField(reading, 'password').toLowerCase()
      takeSmsCode('REGISTER', phone, textField(reading, 'code'))
      if (!/^[A-Za-z]\w{3,19}$/.test(username) || !/^[\da-f]{32}$/.test(passwordHash)) throw badInput()
      if (findAccount(username) || findAccount(phone)) throw refusal(20008, '该用户名或手机号已被注册')
      const account = callerTables.accounts.insert({
        id: nextId(),
        account: username,
        phone,
        userName: username,
        supplierId: '',
        passwordHash,
        enabled: true,
        shopkeeper: false,
        isSuper: false,
        roleIds: [],
        departmentId: '',
        createTime: worldNow(),
      })
      return issueTokens(account, clientId)
    }),
    publicRoute(registrationEndpoints.signIn, (reading) => {
      const clientId = knownClient(reading.headers)
      const phone = textField(reading, 'mobile')
      takeSmsCode('LOGIN', phone, textField(reading, 'code'))
      const account = findAccount(phone)
      if (account?.phone !== phone || !account.enabled) throw refusal(20002, '用户不存在')
      if (account.supplierId !== '') checkClient(clientId, supplierOf(account))
      return issueTokens(account, clientId)
    }),
    publicRoute(registrationEndpoints.agreement, ({ params }) => {
      const article = agreementArticles[params.type ?? '']
      if (!article) throw new Refusal('文章不存在')
      return { id: params.type, type: params.type, ...article }
    }),
  ],
})
