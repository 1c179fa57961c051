// How a thread shares its processor.
#pragma once

#include <sched.h>

namespace bastide::server {

/// From now on this thread interrupts no other one when there is work for it: where processors are few, those
/// who still put changes into its queue go on first, and all these changes share a commit. On an idle
/// processor it begins as soon as before. Does nothing where the system forbids it.
inline void let_others_go_on() {
  const sched_param no_priority{};
  (void)sched_setscheduler(0, SCHED_BATCH, &no_priority);
}

}  // namespace bastide::server
