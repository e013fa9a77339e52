import { registrationEndpoints } from '#features/account/register/endpoints'
import { registrationRequests } from '#features/account/register/requests'
import { storedHash } from '#mocks/account/signIn/passwordRules'
import { checkClient, findAccount, knownClient, takeSmsCode } from '#mocks/account/signIn/rules'
import { defineArea } from '#mocks/kernel/area'
import { callerTables, supplierOf } from '#mocks/kernel/auth/caller'
import { issueTokens } from '#mocks/kernel/auth/token'
import { badInput, Refusal, refusal } from '#mocks/kernel/http/reply'
import { bodyBy } from '#mocks/kernel/http/request'
import { publicRoute } from '#mocks/kernel/http/route'
import { worldNow } from '#mocks/kernel/store/now'
import { nextId } from '#mocks/kernel/store/store'
import { agreementArticles } from './seed'

/** Registration, and the sign-in of members, who may have no shop. */
export const area = defineArea({
  routes: [
    publicRoute(registrationEndpoints.register, (reading) => {
      const clientId = knownClient(reading.headers)
      const { username, password, mobilePhone: phone, code } = bodyBy(reading, registrationRequests.register)
      const passwordHash = storedHash(password)
      takeSmsCode('REGISTER', phone, code)
      if (!/^[A-Za-z]\w{3,19}$/.test(username)) throw badInput()
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
      const { mobile, code } = bodyBy(reading, registrationRequests.signIn)
      takeSmsCode('LOGIN', mobile, code)
      const account = findAccount(mobile)
      if (account?.phone !== mobile || !account.enabled) throw refusal(20002, '用户不存在')
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
