import { nothing, recordOf, requiredValue } from '#domain/shape'
import { registrationEndpoints } from '#features/account/register/endpoints'
import { memberSchema } from '#features/account/register/model'
import { operation } from '#shared/http/operation'
import { defineResource, mutation, valueQuery } from '#shared/resource'
import { memberEndpoints } from './endpoints'
import { demoSchema, type ProfileInput } from './model'

/** The old and the new number, each with the code that was sent to it. */
type PhoneChange = { oldMobile: string; oldCode: string; mobile: string; code: string }

const saveProfile = operation(memberEndpoints.save, nothing)
const resetDemo = operation(memberEndpoints.resetDemo, nothing)
const changePhone = operation(memberEndpoints.changePhone, nothing)

/** The signed-in person. */
export const members = defineResource('member', {
  own: valueQuery(operation(registrationEndpoints.member, requiredValue(memberSchema))),
  save: mutation((profile: ProfileInput) => saveProfile(profile)),
  changePhone: mutation((change: PhoneChange) => changePhone(change)),
  /** The demo behind the site: null where the service is none. */
  demo: valueQuery(operation(memberEndpoints.demo, recordOf(demoSchema))),
  resetDemo: mutation(() => resetDemo()),
})
