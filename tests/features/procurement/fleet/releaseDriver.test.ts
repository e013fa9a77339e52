import { describe, expect, it } from 'vitest'
import type { Driver } from '#features/procurement/fleet/model'
import { releaseDriver } from '#features/procurement/fleet/releaseDriver'

const driver = {
  id: 'd1',
  driverName: '张建军',
  driverPhone: '19900010001',
  defaultCarNo: '粤B12345',
} as Driver

describe('typing over a driver', () => {
  const chosen = { driverName: '张建军', driverPhone: '19900010001', carId: 'c1', carNo: '粤B·12345' }
  it('clears his phone and his usual vehicle', () => {
    expect(releaseDriver([driver], chosen)).toEqual({
      driverId: '',
      driverPhone: '',
      carId: '',
      carNo: '',
      carType: '',
      trailerNo: '',
    })
  })
  it('keeps another vehicle, and what belongs to no driver of the fleet', () => {
    expect(releaseDriver([driver], { ...chosen, carNo: '粤S·8K321' })).toEqual({ driverId: '', driverPhone: '' })
    expect(releaseDriver([driver], { ...chosen, driverPhone: '13900010009' })).toEqual({ driverId: '' })
    // Disabled since he was chosen.
    expect(releaseDriver([], { ...chosen, driverId: 'd1' })).toEqual({ driverId: '', driverPhone: '' })
  })
})
