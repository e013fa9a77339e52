import { Refusal } from '#mocks/kernel/http/reply'

/** The rejection of a change that cannot be saved. */
export class Unkept extends Refusal {
  constructor() {
    super('数据未能保存到磁盘，本次修改没有生效，请检查磁盘空间和权限后重试', { code: 507, status: 507 })
  }
}

/** The failure of a change that was written, of which the disk does not say that it has it. */
export class Unsynced extends Refusal {
  constructor() {
    super('磁盘没有确认保存，本次修改可能丢失，请刷新后核对', { code: 507, status: 507 })
  }
}
