import { authRoutes } from './account/signIn/handlers'
import { passportRoutes } from './account/signIn/passportHandlers'
import { uploadRoutes } from './common/file/handlers'
import { printRoutes } from './common/print/handlers'
import { controlHandlers } from './kernel/control'
import { toHandlers } from './kernel/route'
import { cashierHandlers } from './money/platformService/cashierHandlers'
import { platformServiceRoutes } from './money/platformService/handlers'
import { workflowRoutes } from './procurement/approval/handlers'
import { commonRoutes } from './procurement/company/handlers'
import { contractRoutes } from './procurement/contract/handlers'
import { contractUploadRoutes } from './procurement/contract/uploadHandlers'
import { contractWriteRoutes } from './procurement/contract/writeHandlers'
import { deliveryRoutes } from './procurement/delivery/handlers'
import { fleetRoutes } from './procurement/fleet/handlers'
import { contractMaterialRoutes } from './procurement/material/handlers'
import { purchaseRoutes } from './procurement/purchase/handlers'
import { settlementRoutes } from './procurement/settlement/handlers'
import { supplementaryRoutes } from './procurement/supplementary/handlers'

/** The whole embedded API, for the dev and preview servers and for tests alike. */
export const handlers = [
  ...[
    ...authRoutes,
    ...passportRoutes,
    ...commonRoutes,
    ...contractRoutes,
    ...contractWriteRoutes,
    ...contractMaterialRoutes,
    ...contractUploadRoutes,
    ...purchaseRoutes,
    ...settlementRoutes,
    ...deliveryRoutes,
    ...supplementaryRoutes,
    ...uploadRoutes,
    ...fleetRoutes,
    ...workflowRoutes,
    ...printRoutes,
    ...platformServiceRoutes,
  ].flatMap(toHandlers),
  ...controlHandlers,
  ...cashierHandlers,
]
