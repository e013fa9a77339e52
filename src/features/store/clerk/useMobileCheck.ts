import { useRef, useState } from 'react'
import { isPhone } from '#domain/cell/phone'
import { errorText } from '#shared/http/errorText'
import { checkMobile } from './api'
import type { Person } from './model'

type Found = { mobile: string; person: Person | null }

/** Looks up each mobile number once. `validate` rejects with the reason when that person may not become a clerk. */
export function useMobileCheck(mobile: string) {
  const [found, setFound] = useState<Found | null>(null)
  const asked = useRef(new Map<string, Promise<Person | null>>())
  const lookUp = (wanted: string) => {
    const known = asked.current.get(wanted)
    if (known) return known
    const answer = checkMobile(wanted)
    asked.current.set(wanted, answer)
    // A failure is not cached: the next attempt looks the number up again.
    answer.then((person) => setFound({ mobile: wanted, person })).catch(() => asked.current.delete(wanted))
    return answer
  }
  const validate = async (_rule: unknown, value: unknown) => {
    if (!isPhone(value)) return
    try {
      await lookUp(String(value))
    } catch (error) {
      throw new Error(errorText(error))
    }
  }
  const own = found?.mobile === mobile ? found : null
  const person = own?.person ?? null
  const said = own && (person ? '已有账号，直接添加为店员，密码不变' : '新用户，请填写用户名和密码')
  return { person, said, validate }
}
