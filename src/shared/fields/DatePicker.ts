import dayjsConfig from '@rc-component/picker/generate/dayjs'
import generatePicker from 'antd/es/date-picker/generatePicker'
import type { Dayjs } from 'dayjs'
import { parseTime, serverNow } from '#domain/time'

/**
 * antd's date picker by the server's clock: the day it marks as today and its button for now are else the computer's.
 */
export const DatePicker = generatePicker<Dayjs>({ ...dayjsConfig, getNow: () => parseTime(serverNow()) as Dayjs })
