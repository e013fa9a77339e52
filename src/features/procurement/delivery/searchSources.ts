import { maskPhone } from '#domain/mask'
import { formatPlate, isPlate } from '#domain/plate'
import { heatNoError } from '#domain/rules'
import { defineSearchSource, isName, isNumberLike } from '#shared/search/searchSource'
import { deliveries } from './api'
import { deliveryNoteFields } from './fields'
import { type DeliveryNote, heatsIn } from './model'

const common = { screen: 'deliverList', fields: deliveryNoteFields } as const

/** A document number of the product begins with these letters: it is no heat. */
const OWN_NUMBER = /^(sh|cg|js|jc)\d/i

/** Search sources of delivery notes: by number, truck, driver, phone and amount, and by the heat of a line. */
export const searchSources = [
  defineSearchSource({
    ...common,
    key: 'note',
    label: '送货单',
    query: deliveries.page,
    filters: (text) => {
      if (/^1\d{10}$/.test(text)) return [{ driverPhone: text }]
      if (isNumberLike(text)) return [{ deliverSn: text }]
      return isPlate(text) ? [{ carNo: text }] : isName(text) ? [{ driverName: text }] : []
    },
    amountOf: ({ totalAmountTax }: DeliveryNote) => totalAmountTax,
    foundOf: ({ deliverSn, projectName, carNo, driverName, driverPhone }: DeliveryNote) => ({
      name: deliverSn,
      detail: [projectName, carNo && formatPlate(carNo), driverName || maskPhone(driverPhone)]
        .filter(Boolean)
        .join(' '),
      link: { name: 'deliverDetail', query: { deliverSn } },
    }),
  }),
  defineSearchSource({
    ...common,
    key: 'heat',
    label: '炉批号',
    query: (arg) => deliveries.page({ ...arg, withItems: 1 }),
    filters: () => [],
    scan: {
      accepts: (text) =>
        /[a-z]/i.test(text) &&
        /\d{3}/.test(text) &&
        !OWN_NUMBER.test(text) &&
        !isPlate(text) &&
        heatNoError(text) === null,
      isMeant: ({ items = [] }: DeliveryNote, text) =>
        items.some(({ heatNo }) => heatsIn(heatNo).some((heat) => heat.includes(text.toUpperCase()))),
    },
    foundOf: ({ deliverSn, projectName, items = [] }: DeliveryNote) => ({
      name: deliverSn,
      detail: [projectName, ...items.map(({ heatNo }) => heatNo).filter(Boolean)].join(' '),
      link: { name: 'deliverDetail', query: { deliverSn } },
    }),
  }),
]
