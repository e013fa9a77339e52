import { deliveryNoteStatus } from '#domain/document/procurementStatus'
import { fixed, sum } from '#domain/money'
import { deviation } from '#domain/weighing/settle'
import type { DeliveryNoteItem } from '#features/procurement/delivery/model'
import type { LineName } from '#features/procurement/delivery/model/lineTable'
import type { Supplementary } from '#features/procurement/supplementary/model'
import type { DeliveryMode } from '#features/procurement/transport/model/table'
import type { Transport } from '#features/procurement/transport/model/transport'
import { photoPicture } from '#mocks/kernel/server/picture'

/** Compact form of a line of a note: a catalogue code with what was shipped and found. */
export type LineSpec = Partial<Record<LineName, string>> & {
  code: string
  quantity: string
  /** The site's findings. */
  found?: Partial<Pick<DeliveryNoteItem, 'weighedQuantity' | 'deviation' | 'acceptedQuantity'>>
}

/** Compact form of a note. */
export type NoteSpec = {
  deliverSn: string
  /** Source order or contract. */
  from: string
  projectId: string
  deliverMode: DeliveryMode
  transport: Partial<Transport>
  status: number
  deliverTime: string
  lines: readonly LineSpec[]
  settlementCode?: string
  supplementary?: Partial<Supplementary>
  remark?: string
}

const SETTLED_REBAR = {
  from: 'CG20240312-0008',
  projectId: '5001',
  deliverMode: 'TRUCK',
  status: deliveryNoteStatus.code.stocked,
  settlementCode: 'JS202403-00012',
} as const
/** Settled, and not yet posted by finance. */
const EARLY_REBAR = { ...SETTLED_REBAR, from: 'JC-202401-0011', settlementCode: 'JS202402-00007' } as const
const SETTLED_CONCRETE = {
  from: 'JC-202311-0004',
  projectId: '5001',
  deliverMode: 'TRUCK',
  status: deliveryNoteStatus.code.stocked,
  settlementCode: 'JS202403-00015',
} as const
const SETTLED_RAW = {
  from: 'JC-202310-0002',
  projectId: '5003',
  deliverMode: 'TRUCK',
  status: deliveryNoteStatus.code.stocked,
  settlementCode: 'JS202403-00019',
} as const

/** Disputed later: the settlement keeps these notes until it is corrected. */
const DISPUTED_RAW = { ...SETTLED_RAW, settlementCode: 'JS202401-00031' } as const
/** Settled twice by mistake: the settlement was voided, which released the notes. */
const FREE_CONCRETE = { ...SETTLED_CONCRETE, settlementCode: undefined } as const

function rebar(code: string, quantity: string, weighedQuantity: string, heatNo: string): LineSpec {
  return {
    code,
    quantity,
    heatNo,
    found: { weighedQuantity, deviation: deviation(quantity, weighedQuantity), acceptedQuantity: weighedQuantity },
  }
}

function mixer(
  code: string,
  quantity: string,
  weighedQuantity: string,
  difference: string,
  pouringPart: string,
): LineSpec {
  const converted = sum([quantity, difference])
  const accepted = converted.lt(quantity) ? converted : quantity
  return {
    code,
    quantity,
    pouringPart,
    found: { weighedQuantity, deviation: difference, acceptedQuantity: fixed(accepted, 2) },
  }
}

function bulk(code: string, quantity: string, weighedQuantity: string): LineSpec {
  return rebar(code, quantity, weighedQuantity, '')
}

/** The notes of the reference, and those that its other documents need. */
export const knownNotes: NoteSpec[] = [
  {
    ...SETTLED_REBAR,
    deliverSn: 'SH20240315-0001',
    transport: { driverName: '张建军' },
    deliverTime: '2024-03-15 07:40:00',
    lines: [rebar('LW-12', '31.230', '31.184', 'LZ24031207')],
    supplementary: {
      weighTickets: [
        {
          ticketNo: 'BD20240315-017',
          grossWeight: '49.000',
          tareWeight: '17.816',
          netWeight: '31.184',
          weighTime: '2024-03-15 09:52:00',
          photoUrl: photoPicture('磅单 BD20240315-017'),
        },
      ],
      loadTime: '2024-03-15 07:10:00',
      arriveTime: '2024-03-15 09:41:00',
      leaveTime: '2024-03-15 11:05:00',
    },
  },
  {
    ...SETTLED_REBAR,
    deliverSn: 'SH20240315-0002',
    transport: { driverName: '张建军' },
    deliverTime: '2024-03-15 13:20:00',
    lines: [rebar('LW-16', '31.615', '31.702', 'LZ24031211')],
  },
  {
    ...SETTLED_REBAR,
    deliverSn: 'SH20240318-0001',
    transport: { driverName: '赵国庆' },
    deliverTime: '2024-03-18 08:05:00',
    lines: [rebar('LW-25', '32.340', '32.231', 'LZ24031502')],
  },
  {
    ...SETTLED_REBAR,
    deliverSn: 'SH20240321-0003',
    transport: { driverName: '赵国庆' },
    deliverTime: '2024-03-21 08:30:00',
    lines: [rebar('HPB-08', '20.140', '20.105', 'LZ24031809')],
  },
  {
    deliverSn: 'SH20240408-0004',
    from: 'CG20240405-0002',
    projectId: '5006',
    deliverMode: 'LOGISTICS',
    transport: { logisticsName: '顺捷物流（示例）', logisticsNo: 'WL240408771' },
    status: deliveryNoteStatus.code.accepted,
    deliverTime: '2024-04-08 16:10:00',
    lines: [{ code: 'KJ', quantity: '2000', found: { acceptedQuantity: '1998' } }],
  },
  {
    deliverSn: 'SH20240409-0001',
    from: 'CG20240403-0005',
    projectId: '5004',
    deliverMode: 'SPECIALIZED_LOGISTICS',
    transport: { logisticsName: '华南专线（示例）', logisticsPhone: '19900030001' },
    status: deliveryNoteStatus.code.shipped,
    deliverTime: '2024-04-09 08:00:00',
    lines: [{ code: 'MB15', quantity: '600' }],
  },
  {
    deliverSn: 'SH20240409-0002',
    from: 'CG20240405-0002',
    projectId: '5006',
    deliverMode: 'EXPRESSAGE',
    transport: { logisticsCode: 'SHILI', logisticsName: '示例快递', logisticsNo: 'SF0000240409' },
    status: deliveryNoteStatus.code.shipped,
    deliverTime: '2024-04-09 10:30:00',
    lines: [{ code: 'BV25', quantity: '5' }],
  },
  {
    ...SETTLED_CONCRETE,
    deliverSn: 'SH20240312-0021',
    transport: { carNo: '粤BF31208' },
    deliverTime: '2024-03-12 09:00:00',
    lines: [mixer('HNT-C30P6', '12.00', '28.650', '0.04', '地下室底板A区')],
  },
  {
    ...SETTLED_CONCRETE,
    deliverSn: 'SH20240314-0022',
    transport: { carNo: '粤BF31208' },
    deliverTime: '2024-03-14 14:00:00',
    lines: [mixer('HNT-C35P8', '12.00', '28.358', '-0.13', '地下室外墙B区')],
  },
  {
    ...SETTLED_CONCRETE,
    deliverSn: 'SH20240319-0023',
    transport: { carNo: '粤BF30577' },
    deliverTime: '2024-03-19 07:30:00',
    lines: [mixer('HNT-C20', '10.00', '23.480', '-0.05', '临时道路')],
  },
  {
    ...SETTLED_CONCRETE,
    deliverSn: 'SH20240326-0024',
    transport: { carNo: '粤BF30577' },
    deliverTime: '2024-03-26 16:00:00',
    lines: [mixer('HNT-C40', '11.50', '27.510', '-0.04', '3#楼5层柱')],
  },
  {
    ...SETTLED_RAW,
    deliverSn: 'SH20240313-0031',
    transport: { carNo: '粤L07V56' },
    deliverTime: '2024-03-13 10:00:00',
    lines: [bulk('SN425S', '38.340', '38.260')],
  },
  {
    ...SETTLED_RAW,
    deliverSn: 'SH20240320-0032',
    transport: { carNo: '粤E52K19' },
    deliverTime: '2024-03-20 10:00:00',
    lines: [bulk('ZS', '31.600', '31.380')],
  },
  {
    ...SETTLED_RAW,
    deliverSn: 'SH20240322-0033',
    transport: { carNo: '粤E52K19' },
    deliverTime: '2024-03-22 10:00:00',
    lines: [bulk('SS525', '33.200', '33.010')],
  },
  ...[
    disputed('SH20231114-0041', '2023-11-14', 'ZS', '32.400', '32.180'),
    disputed('SH20231127-0042', '2023-11-27', 'SS525', '33.900', '33.860'),
    disputed('SH20231212-0043', '2023-12-12', 'ZS', '31.750', '31.420'),
    disputed('SH20231226-0044', '2023-12-26', 'SS525', '34.100', '34.020'),
    disputed('SH20240109-0045', '2024-01-09', 'ZS', '32.050', '31.690'),
    disputed('SH20240123-0046', '2024-01-23', 'SS525', '33.450', '33.400'),
  ],
  ...[
    free('SH20240111-0051', '2024-01-11', '粤BF31208', mixer('HNT-C20', '10.00', '23.620', '0.01', '施工便道')),
    free('SH20240116-0052', '2024-01-16', '粤BF31208', mixer('HNT-C30P6', '12.00', '28.420', '-0.06', '地下室底板B区')),
    free('SH20240118-0053', '2024-01-18', '粤BF30577', mixer('HNT-C40', '11.00', '26.210', '-0.08', '2#楼3层柱')),
  ],
  ...[
    early('SH20240205-0061', '2024-02-05', '粤B12345', rebar('LW-12', '30.120', '30.060', 'LZ24020311')),
    early('SH20240206-0062', '2024-02-06', '粤AD6688', rebar('LW-16', '31.480', '31.450', 'LZ24020312')),
    early('SH20240220-0063', '2024-02-20', '粤AD6688', rebar('LW-20', '32.050', '31.990', 'LZ24021807')),
    early('SH20240222-0064', '2024-02-22', '粤B12345', rebar('LW-25', '29.760', '29.730', 'LZ24021915')),
    early('SH20240226-0065', '2024-02-26', '粤AD6688', rebar('HPB-08', '20.310', '20.280', 'LZ24022402')),
  ],
]

/** A load of sand or stone in the disputed settlement: the dispute is about the moisture of the sand. */
function disputed(deliverSn: string, day: string, code: string, quantity: string, weighed: string): NoteSpec {
  const lines = [bulk(code, quantity, weighed)]
  return { ...DISPUTED_RAW, deliverSn, transport: { carNo: '粤E52K19' }, deliverTime: `${day} 10:00:00`, lines }
}

function early(deliverSn: string, day: string, carNo: string, line: LineSpec): NoteSpec {
  return { ...EARLY_REBAR, deliverSn, transport: { carNo }, deliverTime: `${day} 08:10:00`, lines: [line] }
}

function free(deliverSn: string, day: string, carNo: string, line: LineSpec): NoteSpec {
  return { ...FREE_CONCRETE, deliverSn, transport: { carNo }, deliverTime: `${day} 09:30:00`, lines: [line] }
}
