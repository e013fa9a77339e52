import { into, type SeedPart } from '#mocks/kernel/store/store'
import { dayFrom } from '#mocks/kernel/store/time'
import type { CarRow, DriverRow } from './rows'
import { fleetTables } from './rows'

type Known = [
  driverName: string,
  phone: string,
  licence: string,
  carNo: string,
  carType: string,
  load: string,
  trailer: string,
]

const known: Known[] = [
  ['张建军', '19900010001', 'A2', '粤B12345', '平板挂车', '32', '粤B1234挂'],
  ['赵国庆', '19900010002', 'A2', '粤AD6688', '平板挂车', '33', '粤A6688挂'],
  ['孙志强', '19900010003', 'B2', '粤S8K321', '随车吊', '12', ''],
  ['马文斌', '19900010004', 'B2', '粤BF31208', '混凝土搅拌车', '12', ''],
  ['朱海波', '19900010005', 'B2', '粤E52K19', '自卸车', '36', ''],
  ['林永福', '19900010006', 'A2', '粤L07V56', '散装水泥罐车', '40', ''],
]

const SURNAMES = [...'吴郑王冯陈褚卫蒋沈韩杨朱秦尤许何吕施']
const GIVEN = [
  '大勇',
  '文杰',
  '志远',
  '建平',
  '永强',
  '海生',
  '国栋',
  '小兵',
  '立新',
  '春雷',
  '德贵',
  '伟民',
  '长河',
  '家兴',
  '正南',
  '金水',
]
const CAR_TYPES = ['平板挂车', '混凝土搅拌车', '自卸车', '散装水泥罐车', '厢式货车', '随车吊']
const MIXER = '混凝土搅拌车'
const CITIES = ['粤B', '粤A', '粤S', '粤E', '粤L', '粤F']

/**
 * The fleets: all known drivers belong to 9001, the three of bulk materials also to 9003; each supplier gets 24 pairs
 * in all.
 */
export function seedFleet(today: string): SeedPart[] {
  const pairs = [
    ...fleetOf(today, '9001', known),
    ...fleetOf(today, '9002', known.slice(3, 4), 3),
    ...fleetOf(today, '9003', known.slice(3)),
    ...fleetOf(today, '9004', known.slice(2, 3), 3),
  ]
  return [
    into(
      fleetTables.drivers,
      pairs.map(({ driver }) => driver),
    ),
    into(
      fleetTables.cars,
      pairs.map(({ car }) => car),
    ),
  ]
}

function fleetOf(today: string, supplierId: string, rows: readonly Known[], size = 24) {
  const generated = Array.from({ length: size - rows.length }, (_, index) => generatedRow(supplierId, index))
  return [...rows, ...generated].map((row, index) => pair(today, supplierId, row, index))
}

function generatedRow(supplierId: string, index: number): Known {
  const name = `${SURNAMES[index % SURNAMES.length]}${GIVEN[(index * 5 + Number(supplierId)) % GIVEN.length]}`
  const phone = `19900${supplierId.slice(-2)}${String(1000 + index * 7).padStart(4, '0')}`
  const carType = CAR_TYPES[index % CAR_TYPES.length] ?? ''
  const city = CITIES[(index + Number(supplierId)) % CITIES.length] ?? '粤B'
  const serial = 20_017 + index * 1_311 + Number(supplierId.slice(-1)) * 97
  // Every fourth plate is a new-energy plate of eight characters.
  const carNo = index % 4 === 3 ? `${city}D${serial}` : `${city}${serial}`
  const trailer = carType === '平板挂车' ? `${city}${String(serial).slice(-4)}挂` : ''
  return [name, phone, carType === '平板挂车' ? 'A2' : 'B2', carNo, carType, String(8 + (index % 7) * 4), trailer]
}

function pair(today: string, supplierId: string, row: Known, index: number): { driver: DriverRow; car: CarRow } {
  const [driverName, driverPhone, licenseType, carNo, carType, load, trailerNo] = row
  const serial = `${supplierId}${String(index + 1).padStart(3, '0')}`
  const createTime = `2023-${String(1 + (index % 12)).padStart(2, '0')}-${String(3 + (index % 24)).padStart(2, '0')} 09:${String(10 + index).padStart(2, '0')}:00`
  const isMixer = carType === MIXER
  const car: CarRow = {
    id: `1768800000007${serial.slice(1)}`.padEnd(19, '0'),
    supplierId,
    carNo,
    carType,
    trailerNo,
    loadTon: isMixer ? null : load,
    volume: isMixer ? load : null,
    ownerName: index % 3 === 0 ? '' : driverName,
    vehicleLicensePhoto: '',
    inspectExpire: index % 5 === 4 ? '' : index % 6 === 2 ? dayFrom(today, 12) : '2028-09-28',
    insuranceExpire: index % 5 === 3 ? '' : `2027-0${1 + ((index + 3) % 9)}-15`,
    status: index % 11 === 10 ? 0 : 1,
    remark:
      index === 12
        ? '尾板宽2.5米，进场前请与项目部确认道路限高、限行时段以及卸货吊车到位时间，夜间进场须提前办理通行证'
        : '',
    createTime,
  }
  const driver: DriverRow = {
    id: `1768800000008${serial.slice(1)}`.padEnd(19, '0'),
    supplierId,
    driverName,
    driverPhone,
    idCardNo: '4403**********001X',
    licenseNo: `4403${driverPhone.slice(-8)}`,
    licenseType,
    // Some expire soon or have expired, relative to the current day.
    licenseExpire: index % 7 === 3 ? dayFrom(today, 20) : index % 7 === 5 ? dayFrom(today, -3) : '2029-06-30',
    licensePhoto: '',
    status: index % 13 === 11 ? 0 : 1,
    defaultCarId: car.id,
    defaultCarNo: carNo,
    remark: index % 6 === 5 ? '长途优先' : '',
    createTime,
  }
  return { driver, car }
}
