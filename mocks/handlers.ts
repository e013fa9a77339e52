import { authRoutes } from './handlers/auth'
import { cashierHandlers } from './handlers/cashier'
import { commonRoutes } from './handlers/common'
import { contractRoutes } from './handlers/contract'
import { contractMaterialRoutes } from './handlers/contractMaterial'
import { contractUploadRoutes } from './handlers/contractUpload'
import { contractWriteRoutes } from './handlers/contractWrite'
import { controlHandlers } from './handlers/control'
import { deliveryRoutes } from './handlers/delivery'
import { supplementaryRoutes } from './handlers/deliverySupplementary'
import { fleetRoutes } from './handlers/fleet'
import { passportRoutes } from './handlers/passport'
import { platformServiceRoutes } from './handlers/platformService'
import { printRoutes } from './handlers/print'
import { purchaseRoutes } from './handlers/purchase'
import { settlementRoutes } from './handlers/settlement'
import { uploadRoutes } from './handlers/upload'
import { workflowRoutes } from './handlers/workflow'
import { toHandlers } from './route'

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
