import { describe, expect, it } from 'vitest'
import { netWeight, totalNetWeight } from '#features/procurement/supplementary/model'

describe('a weigh ticket', () => {
  it.each([
    ['49.000', '17.816', '31.184'],
    ['0.3', '0.1', '0.200'],
    ['17.8', '17.8', '0.000'],
    ['1', '2', '-1.000'],
    ['', '2', ''],
    ['重', '2', ''],
  ])('of %s gross and %s tare has %s net', (grossWeight, tareWeight, net) => {
    expect(netWeight({ grossWeight, tareWeight })).toBe(net)
  })

  it('is summed with the others that have both weights', () => {
    const of = (grossWeight: string, tareWeight: string) => ({ grossWeight, tareWeight })
    expect(totalNetWeight([of('49', '17.816'), of('40.1', '10'), of('9', '')])).toBe('61.284')
    expect(totalNetWeight([of('', '')])).toBe('')
  })
})
